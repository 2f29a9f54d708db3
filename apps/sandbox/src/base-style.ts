import { palette } from './palette'

/**
 * The styles that all pages of the stand-ins share: mobile first, thin borders instead of shadows, one accent color.
 */
export const baseStyle = `
${palette}
* { box-sizing: border-box; margin: 0; }
html { background: var(--mist); color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
body { min-height: 100dvh; display: flex; flex-direction: column; }
a { color: var(--rio); }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.band { background: var(--sol); color: var(--sol-ink); padding: 8px 16px; font-size: 14px; text-align: center; }
h1, h2, .money { letter-spacing: -0.015em; text-wrap: balance; }
h2 { font-size: 18px; line-height: 1.25; }
.soft { color: var(--ink-soft); font-size: 14px; overflow-wrap: anywhere; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; }
.stack { display: grid; gap: 16px; align-content: start; min-width: 0; }
button, .button { min-height: 44px; padding: 9px 18px; font: 600 16px/24px Figtree, system-ui, sans-serif; color: var(--rio); background: var(--surface); border: 1px solid var(--input); border-radius: 10px; cursor: pointer; text-decoration: none; text-align: center; display: inline-block; transition: background-color .15s, border-color .15s; }
button:hover, .button:hover { background: var(--mist); border-color: var(--rio); }
.primary, .primary:hover { background: var(--rio); border-color: var(--rio); color: #fff; }
.primary:hover { background: var(--rio-dark); }
.danger { color: var(--brick); }
.danger:hover { border-color: var(--brick); background: var(--brick-soft); }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`
