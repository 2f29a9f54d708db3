/** Counts down beside the page's own refresh, which works without it. */
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
