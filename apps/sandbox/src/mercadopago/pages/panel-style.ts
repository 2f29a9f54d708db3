import { baseStyle } from '../../base-style'

/** The styles of the panel. Its lists are designed for phones first. */
export const panelStyle = `${baseStyle}
header { background: var(--rio); color: #fff; padding: 12px 16px 0; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; justify-content: space-between; }
header h1 { flex: 1; }
header nav { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: 0 4px; margin: 0 -8px; }
header nav a { color: #fff; padding: 10px 8px; font-size: 15px; font-weight: 500; white-space: nowrap; }
header h1 { font-size: 20px; line-height: 1.2; }
header .button { background: transparent; color: #fff; border-color: rgb(255 255 255 / .5); }
header .button:hover { background: var(--rio-dark); border-color: #fff; }
header :focus-visible { outline-color: var(--sol); }
main { width: 100%; max-width: 1280px; margin: 0 auto; padding: 16px; display: grid; gap: 16px; align-items: start; }
.card { overflow: hidden; scroll-margin-top: 16px; }
.head { display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; align-items: center; min-height: 56px; padding: 10px 20px; border-bottom: 1px solid var(--line); }
.rows { list-style: none; padding: 0; }
.rows > li { padding: 14px 20px; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; align-items: start; }
.rows > li + li { border-top: 1px solid var(--line); }
.what { display: grid; min-width: 0; }
.what strong { overflow-wrap: anywhere; }
.state { display: grid; gap: 4px; justify-items: end; }
.money { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
.code { font-family: ui-monospace, 'SF Mono', Menlo, monospace; font-size: 13px; }
.pill { padding: 2px 10px; border-radius: 99px; font-size: 13px; line-height: 20px; font-weight: 600; white-space: nowrap; background: var(--muted); color: var(--ink-soft); }
.pill.good { background: var(--green-soft); color: var(--green-soft-ink); }
.pill.wait { background: var(--sol-soft); color: var(--sol-soft-ink); }
.pill.bad { background: var(--brick-soft); color: var(--brick-soft-ink); }
.actions { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px; margin-top: 6px; }
.small { min-height: 44px; padding: 5px 14px; font-size: 15px; display: inline-grid; place-items: center; }
.tight .what { grid-row: span 2; align-self: center; }
.tight .state { align-self: end; }
.tight .actions { grid-column: 2; flex-direction: column; align-items: end; margin: 0; gap: 0; }
.link { border-color: transparent; background: transparent; padding: 5px 8px; margin-right: -8px; font-weight: 500; }
details { border-top: 1px solid var(--line); }
summary { padding: 14px 20px; font-weight: 600; color: var(--rio); cursor: pointer; }
details[open] > summary { border-bottom: 1px solid var(--line); }
.charges { grid-column: 1 / -1; list-style: none; padding: 4px 14px; margin-top: 8px; background: var(--mist); border-radius: 10px; font-size: 14px; }
.charges li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; padding: 8px 0; }
.charges li > :first-child { display: grid; grid-row: span 2; }
.charges .money, .charges .pill { justify-self: end; }
.charges li + li { border-top: 1px solid var(--line); }
.clock { padding: 16px 20px; display: grid; gap: 8px; }
.clock p { display: grid; }
.clock strong { font-size: 20px; font-variant-numeric: tabular-nums; }
.empty { padding: 24px 20px; }
@media (min-width: 1024px) {
  main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); padding: 24px; gap: 24px; }
  .stack { gap: 24px; }
  .small { min-height: 36px; }
  .tight .actions { flex-direction: row; justify-content: end; }
  .tight form:not(:last-child) .link { margin-right: 0; }
  header { padding: 12px 24px; }
  header nav { flex-basis: auto; order: 1; margin: 0; }
  header .button { order: 2; }
  .charges li { grid-template-columns: minmax(0, 1fr) auto 11.5em; }
  .charges li > :first-child { grid-row: auto; }
}
`
