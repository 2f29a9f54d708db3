/** The colors of the product, which the pages of the stand-ins use too. */
export const palette = `:root {
  --mist: #f5f8f8; --surface: #fff; --muted: #e8f0f1; --ink: #10272e; --ink-soft: #4c626a; --line: #d3dfe1;
  --input: #73888f; --rio: #0b5563; --rio-dark: #08434e; --rio-soft: #dcedf0; --rio-soft-ink: #084450;
  --sol: #ffc94a; --sol-hover: #f5b71f; --sol-ink: #33230a; --sol-soft: #fff3d1; --sol-soft-ink: #6a4700;
  --brick: #b3341c; --brick-soft: #fde9e4; --brick-soft-ink: #8c2613; --green: #17714a; --green-soft: #e0f3e9;
  --green-soft-ink: #0f5637; --ring: #0b7285;
}
`
