import { palette } from '../palette'

/** The style sheet of the page: the colors of the product, and a band that says that the mailbox is a simulation. */
export const pageStyle = `
${palette}* { box-sizing: border-box; margin: 0; }
html { background: var(--mist); color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif; }
body { min-height: 100dvh; display: flex; flex-direction: column; }
a { color: var(--rio); }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.banner { background: var(--sol); color: var(--sol-ink); padding: 8px 24px; font-size: 14px; font-weight: 500; text-align: center; }
header { background: var(--rio); color: #fff; padding: 16px 24px; display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; }
header h1 { font-size: 20px; line-height: 1.2; letter-spacing: -0.01em; }
header h1 a { color: inherit; text-decoration: none; }
header form { flex: 1 1 260px; min-width: 0; max-width: 420px; display: flex; gap: 8px; }
header :focus-visible { outline-color: var(--sol); }
input { flex: 1; min-width: 0; height: 44px; padding: 0 14px; font: inherit; color: var(--ink); background: #fff; border: 1px solid var(--input); border-radius: 10px; }
button, .button { height: 44px; padding: 0 16px; font: 600 15px/42px Figtree, system-ui, sans-serif; border-radius: 10px; border: 1px solid transparent; cursor: pointer; text-decoration: none; display: inline-block; }
header button { background: transparent; color: #fff; border-color: rgb(255 255 255 / .5); }
header button:hover { background: var(--rio-dark); }
main { flex: 1; width: 100%; max-width: 1280px; margin: 0 auto; padding: 24px; display: grid; gap: 24px; align-items: start; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; overflow: hidden; }
.list { list-style: none; padding: 0; }
.list li + li { border-top: 1px solid var(--line); }
.list a { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; padding: 14px 20px; color: inherit; text-decoration: none; }
.list a:hover { background: var(--mist); }
.list a[aria-current] { background: var(--rio-soft); box-shadow: inset 4px 0 var(--rio); }
.list .subject { font-weight: 600; overflow-wrap: anywhere; }
.list .to { grid-column: 1 / -1; }
.soft, .list .to, time { color: var(--ink-soft); font-size: 14px; overflow-wrap: anywhere; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
.tools { display: flex; flex-wrap: wrap; gap: 12px; justify-content: space-between; align-items: center; padding: 12px 20px; border-bottom: 1px solid var(--line); }
.danger { background: #fff; color: var(--brick); border-color: var(--line); height: 36px; line-height: 34px; padding: 0 12px; font-size: 14px; }
.danger:hover { border-color: var(--brick); }
.empty { padding: 64px 24px; text-align: center; display: grid; gap: 8px; justify-items: center; }
.empty svg { width: 56px; height: 56px; stroke: var(--rio); stroke-width: 1.75; fill: none; stroke-linecap: round; stroke-linejoin: round; }
.empty .sun { fill: var(--sol); stroke: none; }
.message { display: flex; flex-direction: column; min-height: 70vh; }
.message .top { padding: 20px; display: grid; gap: 4px; }
.message h2 { font-size: 20px; line-height: 1.25; letter-spacing: -0.01em; overflow-wrap: anywhere; }
.tabs { display: flex; gap: 4px; padding: 0 20px; border-bottom: 1px solid var(--line); overflow-x: auto; }
.tabs a { padding: 10px 12px; color: var(--ink-soft); text-decoration: none; font-weight: 500; font-size: 15px; border-bottom: 3px solid transparent; white-space: nowrap; }
.tabs a[aria-current] { color: var(--rio); border-color: var(--rio); }
iframe { flex: 1; width: 100%; min-height: 70vh; border: 0; background: #fff; }
pre { padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.6 Figtree, system-ui, sans-serif; }
dl { padding: 20px; display: grid; gap: 12px; font-size: 14px; }
dt { font-weight: 600; }
dd { white-space: pre-wrap; overflow-wrap: anywhere; color: var(--ink-soft); font-family: ui-monospace, monospace; }
.attachments { padding: 12px 20px; border-top: 1px solid var(--line); }
@media (min-width: 900px) {
  .back { display: none; }
  main.split .list a { grid-template-columns: 1fr; }
  main.split { grid-template-columns: minmax(320px, 2fr) 5fr; }
  main.split .side { position: sticky; top: 24px; max-height: calc(100dvh - 48px); overflow: auto; }
}
@media (max-width: 899px) {
  main { padding: 16px; }
  main.split .side { display: none; }
}
`
