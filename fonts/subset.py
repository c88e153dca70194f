#!/usr/bin/env python3
"""Makes the typefaces that the program embeds: Noto Sans, regular and bold, with the letters of the
Latin, Greek and Cyrillic scripts and no others, without hints and layout tables, packed with zlib.

Needs Debian's packages python3-fonttools and fonts-noto-core:

    fonts/subset.py [FOLDER OF NotoSans-*.ttf]

Debian 12 (fonts-noto-core 20201225) gives Noto Sans 2.004, and so the files that are here.
"""

import io
import pathlib
import sys
import zlib

from fontTools import subset
from fontTools.ttLib import TTFont

NOTO = "/usr/share/fonts/truetype/noto"

RANGES = [
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x024F),  # Latin-1, Latin Extended-A and -B
    (0x0250, 0x02AF),  # letters of African and Azerbaijani alphabets, with IPA
    (0x02B0, 0x02FF),  # modifier letters
    (0x0300, 0x036F),  # combining marks
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x052F),  # Cyrillic and its supplement
    (0x1E00, 0x1EFF),  # Latin Extended Additional
    (0x1F00, 0x1FFF),  # Greek Extended
    (0x2010, 0x2027),  # dashes, quotes, ellipsis
    (0x202F, 0x203A),  # narrow no-break space, primes, single quotes
    (0x20AC, 0x20AC),  # euro
    (0x2116, 0x2116),  # numero
    (0x2C60, 0x2C7F),  # Latin Extended-C
]


def packed(path):
    options = subset.Options(
        hinting=False,
        layout_features=[],
        glyph_names=False,
        legacy_cmap=False,
        notdef_outline=True,
        recommended_glyphs=False,
        recalc_timestamp=False,
        # Who made it, its name and version, and its licence.
        name_IDs=[0, 1, 2, 4, 5, 6, 13, 14],
        drop_tables=["GDEF", "GPOS", "GSUB", "DSIG", "gasp", "meta", "prep", "cvt ", "fpgm"],
    )
    font = TTFont(path, lazy=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for first, last in RANGES for c in range(first, last + 1)])
    subsetter.subset(font)
    file = io.BytesIO()
    font.save(file)
    return zlib.compress(file.getvalue(), 9)


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else NOTO)
    for style in ["Regular", "Bold"]:
        name = f"NotoSans-{style}.ttf"
        target = pathlib.Path(__file__).with_name(f"{name}.zlib")
        target.write_bytes(packed(folder / name))


if __name__ == "__main__":
    main()
