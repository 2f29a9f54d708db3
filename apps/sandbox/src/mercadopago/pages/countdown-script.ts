/** A script that shows a countdown until the page's own refresh. The refresh works without the script. */
export const countdownScript = `
for (const spot of document.querySelectorAll('[data-countdown]')) {
  let seconds = Number(spot.dataset.countdown)
  const timer = setInterval(() => {
    seconds = Math.max(0, seconds - 1)
    spot.textContent = String(seconds)
    if (seconds === 0) clearInterval(timer)
  }, 1000)
}
`
