import { changeBusinessPhotosEndpoint } from '@oficio/contracts/businesses/owner'
import { changeBusinessPhotos } from '@oficio/domain/businesses/owner/change-photos'
import { route } from '@/server/route'

export const PUT = route(changeBusinessPhotosEndpoint, changeBusinessPhotos)
