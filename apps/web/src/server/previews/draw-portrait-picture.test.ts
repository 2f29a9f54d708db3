import { portraitOf } from '@oficio/drawings/portraits/portrait'
import { expect, it } from 'vitest'
import { drawPortraitPicture } from './draw-portrait-picture'

it('draws a face as a small PNG', async () => {
  const picture = await drawPortraitPicture(portraitOf('Ramón Ledesma'))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeLessThan(20_000)
})
