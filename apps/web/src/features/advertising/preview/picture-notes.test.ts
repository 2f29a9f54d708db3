import { expect, it } from 'vitest'
import { pictureNote } from './picture-notes'

const ideal = { width: 1200, height: 600 }

it('has nothing to say about a picture of about the right shape and size', () => {
  expect(pictureNote(ideal, ideal)).toBeNull()
  expect(pictureNote({ width: 2450, height: 1200 }, ideal)).toBeNull()
})

it('says which edges are cropped, and whether the picture is small', () => {
  expect(pictureNote({ width: 3000, height: 600 }, ideal)).toContain('los costados')
  expect(pictureNote({ width: 1000, height: 1000 }, ideal)).toContain('arriba y abajo')
  expect(pictureNote({ width: 400, height: 200 }, ideal)).toContain('borrosa')
})
