import { adBannerForm, adBannerTexts } from '@oficio/contracts/advertising/banners'
import { photo } from '@oficio/contracts/photos/photo'
import { z } from 'zod'

/** The contract's form as its page fills it in: the picture as it stands on the server, while others are on their way. */
const withPicture = adBannerForm.omit({ photoId: true }).extend({
  photos: z.array(photo).min(1, adBannerTexts.noPicture),
  pendingUploads: z.literal(0, 'La imagen se está subiendo: esperá, reintentá o quitala.'),
})

const withText = withPicture.extend({
  description: withPicture.shape.description.refine(Boolean, adBannerTexts.noText),
})

/** Returns how the form of a banner is judged. */
export const bannerSchema = (hasText: boolean) => (hasText ? withText : withPicture)
