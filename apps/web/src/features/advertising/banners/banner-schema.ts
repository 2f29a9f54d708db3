import { adBannerForm, adBannerTexts } from '@oficio/contracts/advertising/banners'
import { photo } from '@oficio/contracts/photos/photo'
import { z } from 'zod'

/** The contract's form as the page fills it in: the uploaded picture and the number of running uploads. */
const withPicture = adBannerForm.omit({ photoId: true }).extend({
  photos: z.array(photo).min(1, adBannerTexts.noPicture),
  pendingUploads: z.literal(0, 'La imagen se está subiendo: esperá, reintentá o quitala.'),
})

const withText = withPicture.extend({
  description: withPicture.shape.description.refine(Boolean, adBannerTexts.noText),
})

/** Returns the schema of the banner form. The text is required if the combination shows one. */
export const bannerSchema = (hasText: boolean) => (hasText ? withText : withPicture)
