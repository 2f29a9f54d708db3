import type { Meta, Story } from '@/lib/story'
import { PhotoMosaic } from './photo-mosaic'
import { samplePhoto } from './samples'

export default { component: PhotoMosaic, title: 'photos/PhotoMosaic' } satisfies Meta

type PhotoMosaicStory = Story<typeof PhotoMosaic>

const allHref = '/business/ferreteria-belgrano/fotos'
const photosUpTo = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({
    ...samplePhoto,
    id: `${samplePhoto.id.slice(0, -2)}${at + 10}`,
    alt: `Foto ${at + 1}`,
  }))

export const OnePhoto: PhotoMosaicStory = { args: { photos: photosUpTo(1), allHref } }
export const TwoPhotos: PhotoMosaicStory = { args: { photos: photosUpTo(2), allHref } }
export const ThreePhotos: PhotoMosaicStory = { args: { photos: photosUpTo(3), allHref } }
export const FourPhotos: PhotoMosaicStory = { args: { photos: photosUpTo(4), allHref } }
export const NinePhotos: PhotoMosaicStory = { args: { photos: photosUpTo(9), allHref } }
