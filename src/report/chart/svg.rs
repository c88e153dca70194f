//! A drawing as scalable vector graphics, its text as text.

use std::io;

use quick_xml::Writer;
use quick_xml::events::BytesText;

use super::picture::{Anchor, Color, Drawing, EDGE, Item, PAPER, SHEET, Shape, Spot, Words};
use crate::typeface::Weight;

/// The typeface by which texts are measured, and those that are about as wide.
const FAMILIES: &str = "'Noto Sans', 'Open Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

/// The drawing as a file, in a language.
pub fn file(drawing: &Drawing, language: &str) -> Vec<u8> {
    let mut writer = Writer::new_with_indent(Vec::new(), b' ', 1);
    // Nothing that is written to memory fails.
    let _ = write(&mut writer, drawing, language);
    let mut file = writer.into_inner();
    file.push(b'\n');
    file
}

type Svg = Writer<Vec<u8>>;

fn write(writer: &mut Svg, drawing: &Drawing, language: &str) -> io::Result<()> {
    let (width, height) = (number(SHEET.0), number(SHEET.1));
    writer
        .create_element("svg")
        .with_attributes([
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("width", &width),
            ("height", &height),
            ("viewBox", &format!("0 0 {width} {height}")),
            ("xml:lang", language),
            ("font-family", FAMILIES),
            ("stroke-linejoin", "round"),
            ("role", "img"),
        ])
        .write_inner_content(|writer| {
            let title = BytesText::new(&drawing.title);
            writer.create_element("title").write_text_content(title)?;
            writer
                .create_element("rect")
                .with_attributes([
                    ("width", width.as_str()),
                    ("height", height.as_str()),
                    ("fill", color(PAPER).as_str()),
                ])
                .write_empty()?;
            drawing.items.iter().try_for_each(|item| draw(writer, item))
        })?;
    Ok(())
}

fn draw(writer: &mut Svg, item: &Item) -> io::Result<()> {
    match item {
        Item::Line {
            corners,
            width,
            color: ink,
            dashes,
        } => {
            let dashes: Vec<String> = dashes.iter().map(|dash| number(*dash)).collect();
            let mut line = writer.create_element("polyline").with_attributes([
                ("points", points(corners).as_str()),
                ("fill", "none"),
                ("stroke", &color(*ink)),
                ("stroke-width", &number(*width)),
            ]);
            if !dashes.is_empty() {
                line = line.with_attribute(("stroke-dasharray", dashes.join(" ").as_str()));
            }
            line.write_empty()?;
        }
        Item::Mark {
            shape,
            at,
            radius,
            fill,
            edge,
            opacity,
        } => {
            let (x, y, r) = (number(at.0), number(at.1), number(*radius));
            let mut mark = if *shape == Shape::Circle {
                let around = [("cx", x.as_str()), ("cy", &y), ("r", &r)];
                writer.create_element("circle").with_attributes(around)
            } else {
                let corners = shape.around(*at, *radius);
                let around = ("points", points(&corners));
                writer
                    .create_element("polygon")
                    .with_attribute((around.0, around.1.as_str()))
            };
            mark = mark.with_attributes([
                ("fill", color(*fill).as_str()),
                ("stroke", &color(*edge)),
                ("stroke-width", &number(EDGE)),
            ]);
            if *opacity < 1.0 {
                mark = mark.with_attribute(("opacity", opacity.to_string().as_str()));
            }
            mark.write_empty()?;
        }
        Item::Words(words) => text(writer, words)?,
    }
    Ok(())
}

fn text(writer: &mut Svg, words: &Words) -> io::Result<()> {
    let anchor = match words.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let mut element = writer.create_element("text").with_attributes([
        ("x", number(words.at.0).as_str()),
        ("y", &number(words.at.1)),
        ("text-anchor", anchor),
        ("font-size", &number(words.size)),
        ("fill", &color(words.color)),
    ]);
    if words.weight == Weight::Bold {
        element = element.with_attribute(("font-weight", "bold"));
    }
    // The two characters of a name that XML has no way to write.
    let text = words.text.replace(['\u{fffe}', '\u{ffff}'], "\u{fffd}");
    element.write_text_content(BytesText::new(&text))?;
    Ok(())
}

fn points(spots: &[Spot]) -> String {
    let spots = spots.iter();
    let written: Vec<String> = spots
        .map(|(x, y)| format!("{},{}", number(*x), number(*y)))
        .collect();
    written.join(" ")
}

/// A length to a tenth.
fn number(length: f32) -> String {
    ((length * 10.0).round() / 10.0).to_string()
}

fn color([red, green, blue]: Color) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
