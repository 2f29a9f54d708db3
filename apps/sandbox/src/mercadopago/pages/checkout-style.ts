import { baseStyle } from '../../base-style'

/** The styles of the checkout pages and of the result pages. */
export const checkoutStyle = `${baseStyle}
main { width: 100%; max-width: 960px; margin: 0 auto; padding: 16px; flex: 1; }
.columns { display: grid; gap: 16px; }
.card { padding: 20px; }
.card > h2 { margin-bottom: 12px; }
.summary { background: var(--rio); border-color: var(--rio); color: #fff; }
.summary .soft { color: #d5e8ec; }
.amount { font-size: 36px; line-height: 1.1; font-variant-numeric: tabular-nums; margin-top: 4px; }
.amount small { font-size: 16px; font-weight: 500; letter-spacing: 0; }
.items { list-style: none; padding: 12px 0 0; margin-top: 16px; border-top: 1px solid rgb(255 255 255 / .22); display: grid; gap: 6px; }
.items li { display: flex; justify-content: space-between; gap: 16px; overflow-wrap: anywhere; }
.items li > :nth-child(2) { flex: none; font-variant-numeric: tabular-nums; }
.options { border: 0; padding: 0; display: grid; gap: 8px; }
.option { display: flex; gap: 12px; align-items: center; padding: 12px 14px; border: 1px solid var(--line); border-radius: 10px; cursor: pointer; }
.option > span { display: grid; }
.option.static { cursor: default; }
.option input { accent-color: var(--rio); width: 20px; height: 20px; flex: none; margin: 0; }
.option:has(:checked) { border-color: var(--rio); background: var(--rio-soft); }
.wide { width: 100%; margin-top: 16px; min-height: 52px; font-size: 18px; background: var(--sol); border-color: var(--sol); color: var(--sol-ink); }
.wide:hover { background: var(--sol-hover); border-color: var(--sol-hover); color: var(--sol-ink); }
.quiet { display: block; text-align: center; padding: 10px; margin-top: 4px; font-weight: 500; }
.ends { display: grid; gap: 8px; margin-top: 12px; }
.end { display: grid; align-content: start; text-align: left; padding: 10px 14px; border-color: var(--line); color: var(--ink); }
.end strong { font-weight: 600; }
.end .soft { font-weight: 400; line-height: 1.4; }
.reject { display: grid; gap: 8px; }
.ends + .reject { margin: 16px 0 8px; }
label:not(.option) { display: grid; gap: 4px; font-size: 14px; font-weight: 500; }
select, input:not([type=radio]) { width: 100%; height: 44px; padding: 0 12px; font: 400 16px Figtree, system-ui, sans-serif; color: var(--ink); background: #fff; border: 1px solid var(--input); border-radius: 10px; }
details { margin-top: 16px; border-top: 1px solid var(--line); padding-top: 4px; }
summary { padding: 10px 0; font-weight: 600; color: var(--rio); cursor: pointer; }
details .reject { margin-top: 12px; }
.alert { background: var(--brick-soft); color: var(--brick-soft-ink); padding: 12px 14px; border-radius: 10px; margin-bottom: 12px; }
.message main { display: grid; place-items: start center; padding-top: 32px; }
.one { width: 100%; max-width: 480px; padding: 32px 24px; display: grid; gap: 12px; justify-items: center; text-align: center; }
.one h1 { font-size: 24px; line-height: 1.2; }
.one .button { width: 100%; margin-top: 8px; }
.figures { display: grid; padding: 12px; background: var(--mist); border-radius: 10px; width: 100%; font-variant-numeric: tabular-nums; }
.figures strong { font-size: 20px; }
.icon { width: 64px; height: 64px; stroke-width: 2.2; fill: none; stroke: var(--rio); stroke-linecap: round; stroke-linejoin: round; }
.icon circle { fill: var(--rio-soft); stroke: none; }
.icon.check { stroke: var(--green); }
.icon.check circle { fill: var(--green-soft); }
.icon.clock { stroke: var(--sol-soft-ink); }
.icon.clock circle { fill: var(--sol-soft); }
.icon.cross { stroke: var(--brick); }
.icon.cross circle { fill: var(--brick-soft); }
@media (min-width: 768px) {
  main { padding: 32px 24px; }
  .columns { grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; align-items: start; }
  .summary { order: 2; position: sticky; top: 24px; }
  .card { padding: 24px; }
  .ends { grid-template-columns: 1fr 1fr; }
  .end:last-child:nth-child(odd) { grid-column: 1 / -1; }
  .reject { grid-template-columns: 1fr auto; align-items: end; }
}
`
