import { earlyTapScript } from './early-tap-script'

/**
 * Has the browser keep a page of its own for when there is no connection (`public/sw.js`). Missing in old browsers and over
 * plain http; without it the browser's own page shows. Once the page is there, so that nothing of it waits.
 */
const offlinePageScript = `navigator.serviceWorker&&addEventListener('load',()=>navigator.serviceWorker.register('/sw.js').catch(()=>{}))`

/** The content of every page's head, as text: the browser lets it run by the hash of exactly these letters. */
export const headScript = `${earlyTapScript};${offlinePageScript}`
