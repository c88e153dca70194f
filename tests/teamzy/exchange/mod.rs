//! Games from elsewhere, and for elsewhere.

mod export;
