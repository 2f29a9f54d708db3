/** The "Río y sol" design tokens of the site as plain values, because mail clients do not support custom properties. */
export const color = {
  background: '#F5F8F8',
  surface: '#FFFFFF',
  muted: '#E8F0F1',
  foreground: '#10272E',
  mutedForeground: '#4C626A',
  border: '#D3DFE1',
  inputBorder: '#73888F',
  primary: '#0B5563',
  primarySoft: '#DCEDF0',
  primarySoftForeground: '#084450',
  sol: '#FFC94A',
  solForeground: '#33230A',
  solSoft: '#FFF3D1',
  solSoftForeground: '#6A4700',
  success: '#17714A',
  successSoft: '#E0F3E9',
  successSoftForeground: '#0F5637',
} as const

/** The site's fonts if the reader has them installed. Nothing is downloaded. */
export const font = {
  body: "Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  display:
    "'Bricolage Grotesque', Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  digits: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Roboto Mono', 'Liberation Mono', monospace",
} as const

export const radius = {
  control: '10px',
  card: '16px',
  badge: '999px',
} as const

/** On phones the card fills the whole width. Mail clients that drop style sheets keep the wider margins. */
export const phoneStyles = `
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .card { padding: 28px 20px 12px !important; border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .brand { padding: 18px 20px !important; border-radius: 0 !important; }
  .foot { padding: 20px !important; }
}`

/**
 * The dark theme with the site's tokens, for mail clients that follow the device. Others invert the colours by
 * themselves; the header and the main button stay readable then, because neither is near white. The header is equal in
 * both themes.
 */
export const darkStyles = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0A1D23 !important; }
  .card { background-color: #112A32 !important; border-color: #27464F !important; }
  .card h1, .card p, .card strong { color: #E8F2F4 !important; }
  .card a, .foot a { color: #7FCBD9 !important; }
  .card .quiet, .foot p { color: #A5BEC5 !important; }
  .card .sun { color: #33230A !important; }
  .card .outline { background-color: #112A32 !important; border-color: #7594A0 !important; }
  .panel { background-color: #0A1D23 !important; border-color: #27464F !important; }
  .sunny { background-color: #332B17 !important; border-color: #332B17 !important; }
  .badge-sun { background-color: #332B17 !important; color: #FFE2A1 !important; }
  .badge-river { background-color: #163F4A !important; color: #C3E8EE !important; }
  .badge-green { background-color: #14412F !important; color: #B4ECD0 !important; }
  .badge-muted { background-color: #1C3943 !important; color: #A5BEC5 !important; }
  .free { background-color: #27464F !important; }
  .taken { background-color: #7FCBD9 !important; }
}`
