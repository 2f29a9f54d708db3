import { deletePhotoEndpoint } from '@oficio/contracts/photos/endpoints'
import { deletePhoto } from '@oficio/domain/photos/delete-photo'
import { route } from '@/server/route'

export const DELETE = route(deletePhotoEndpoint, deletePhoto)
