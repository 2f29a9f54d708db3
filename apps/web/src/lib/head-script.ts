import { earlyTapScript } from './early-tap-script'
import { themeScript } from './theme/theme-script'

/**
 * Registers the service worker (`public/sw.js`), which keeps a page for times without a connection. Old browsers and
 * plain http do not support it, and then show the browser's own error page. Runs after `load`, so that it does not
 * delay the page.
 */
const offlinePageScript = `navigator.serviceWorker&&addEventListener('load',()=>navigator.serviceWorker.register('/sw.js').catch(()=>{}))`

/** The script in the head of every page, as text. The browser allows it by the hash of exactly this text. */
export const headScript = `${themeScript};${earlyTapScript};${offlinePageScript}`
