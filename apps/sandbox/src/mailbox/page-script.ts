/** The script of the page: shows new mails as they arrive, and empties the mailbox after a confirmation. */
export const pageScript = `
const refresh = async () => {
  const answer = await fetch(location.href)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#list')
  const list = document.querySelector('#list')
  if (fresh && list) list.replaceChildren(...fresh.childNodes)
}
new EventSource('/api/events').addEventListener('message', refresh)
document.addEventListener('click', async (event) => {
  if (!event.target.closest('[data-clear]')) return
  if (!confirm('¿Borrar todos los mensajes de la casilla de prueba?')) return
  await fetch('/api/messages', { method: 'DELETE' })
  location.assign('/')
})
`
