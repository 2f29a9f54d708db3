import { expect, it } from 'vitest'
import { createAdvancePause } from './advance-pause'

it('is deaf on the way to the next item and for half a second after it arrived', () => {
  const pause = createAdvancePause()
  expect(pause.isOn(1_000)).toBe(false)
  pause.leave(1_000)
  expect(pause.isOn(2_900)).toBe(true)
  pause.arrive(3_000)
  expect([pause.isOn(3_400), pause.isOn(3_500)]).toEqual([true, false])
})

it('does not pause on a page that the admin opened, and ends if the next item never arrives', () => {
  const pause = createAdvancePause()
  pause.arrive(1_000)
  expect(pause.isOn(1_001)).toBe(false)
  pause.leave(1_000)
  expect(pause.isOn(6_001)).toBe(false)
})
