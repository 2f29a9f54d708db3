import { uploadPhotoEndpoint } from '@oficio/contracts/photos/endpoints'
import { getUploadedPhoto } from '@oficio/domain/photos/get-uploaded-photo'
import { route } from '@/server/route'

export const POST = route(uploadPhotoEndpoint, getUploadedPhoto)
