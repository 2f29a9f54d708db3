import type { DrawingName } from './draw'
import { mailPicturesEdition } from './edition'

export const mailPictureFile = (name: DrawingName): string => `mail-${name}.png`

/** Returns the path of a drawing as mails show it. It is another path after every change. */
export const mailPicturePath = (name: DrawingName): string =>
  `/drawings/${mailPictureFile(name)}?e=${mailPicturesEdition}`
