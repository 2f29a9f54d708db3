/**
 * Part of the head of every page; runs before all other scripts. Until the page's own scripts listen, a tap on a
 * button that only they serve would be lost, and the page would look broken on a slow phone. The last such tap is
 * kept, its button marked, and replayed by `EarlyTap` once it listens.
 */
export const earlyTapScript = `(()=>{let b
const mark=t=>{b&&delete b.dataset.tapped;b=t;b&&(b.dataset.tapped='')}
const keep=e=>{const t=e.target.closest('button[type=button]');if(t){e.stopImmediatePropagation();mark(t)}}
addEventListener('click',keep,true)
window.endEarlyTaps=()=>{removeEventListener('click',keep,true);const t=b;mark();return t}})()`
