import { expect, it } from 'vitest'
import { changePhotos, listOf, type PhotoItem } from './photo-item'

const photo = {
  id: '01999999-0000-7000-8000-000000000001',
  thumbUrl: '/t',
  fullUrl: '/f',
  width: 4,
  height: 3,
}
const item = (key: string): PhotoItem => ({
  key,
  name: `${key}.jpg`,
  file: null,
  previewUrl: null,
  state: 'uploading',
  progress: 0,
  photo: null,
  error: null,
})
const start = changePhotos(listOf([]), { type: 'added', items: [item('a'), item('b')], refusals: [] })

it('a photo of an earlier visit counts as stored', () => {
  expect(listOf([photo]).items[0]).toMatchObject({ key: photo.id, state: 'stored', photo })
})

it('a refused file leaves the list and says by its name why, the others stay', () => {
  const list = changePhotos(start, { type: 'refused', key: 'a', text: 'No es una foto.' })
  expect(list.items.map(({ key }) => key)).toEqual(['b'])
  expect(list.refusals).toEqual([{ key: 'a', name: 'a.jpg', text: 'No es una foto.' }])
})

it('a failed photo that is tried again starts from nothing', () => {
  const failed = changePhotos(start, { type: 'failed', key: 'a', error: 'Sin conexión' })
  expect(failed.items[0]).toMatchObject({ state: 'failed', error: 'Sin conexión' })
  const retriedList = changePhotos(failed, { type: 'retried', key: 'a' })
  expect(retriedList.items[0]).toMatchObject({ state: 'uploading', progress: 0, error: null })
  const storedList = changePhotos(retriedList, { type: 'stored', key: 'a', photo })
  expect(storedList.items[0]).toMatchObject({ state: 'stored', photo })
})

it('an answer about a photo that was taken away meanwhile brings nothing back', () => {
  const remainingPhotos = changePhotos(start, { type: 'removed', key: 'a' })
  expect(
    changePhotos(remainingPhotos, { type: 'stored', key: 'a', photo }).items.map(({ key }) => key),
  ).toEqual(['b'])
})
