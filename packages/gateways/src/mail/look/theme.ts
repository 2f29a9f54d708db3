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
