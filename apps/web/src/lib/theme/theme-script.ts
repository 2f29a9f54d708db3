/** The colour of the browser's own bars: petrol in the light theme, the header's colour in the dark theme. */
export const barColours = { light: '#0b5563', dark: '#112a32' } as const

/**
 * A script in the head of every page that shows the stored theme before the first paint. The server cannot render the
 * choice, because most pages are cached for everybody. Without a choice `data-theme` is absent, and the styles follow
 * the system. Also follows a choice made in another tab, and on a page that the browser takes from its own cache. Stores
 * a new choice too, so that the page's own scripts need no code for it.
 */
export const themeScript = `(()=>{const r=document.documentElement,m=document.createElement('meta');m.name='theme-color'
const colours=${JSON.stringify(barColours)}
const show=t=>{if(colours[t]){r.dataset.theme=t;m.content=colours[t];document.head.prepend(m)}else{delete r.dataset.theme;m.remove()}}
const read=()=>{try{show(localStorage.getItem('theme'))}catch{}}
window.chooseTheme=t=>{try{localStorage.setItem('theme',t)}catch{}show(t)}
read();addEventListener('storage',read);addEventListener('pageshow',read)})()`
