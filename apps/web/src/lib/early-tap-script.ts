/**
 * A script in the head of every page that runs before all other scripts. On a slow phone, a tap on a button before the
 * page's scripts are ready would be lost. This script keeps the last such tap and marks its button. `EarlyTap` replays
 * the tap once the scripts are ready.
 */
export const earlyTapScript = `(()=>{let b
const mark=t=>{b&&delete b.dataset.tapped;b=t;b&&(b.dataset.tapped='')}
const keep=e=>{const t=e.target.closest('button[type=button]');if(t){e.stopImmediatePropagation();mark(t)}}
addEventListener('click',keep,true)
window.endEarlyTaps=()=>{removeEventListener('click',keep,true);const t=b;mark();return t}})()`
