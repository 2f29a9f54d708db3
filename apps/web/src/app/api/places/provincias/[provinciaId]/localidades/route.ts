import { listAllLocalidadesEndpoint } from '@oficio/contracts/places/endpoints'
import { listAllLocalidades } from '@oficio/domain/places/list-all-localidades'
import { route } from '@/server/route'

export const GET = route(listAllLocalidadesEndpoint, listAllLocalidades, { publicSeconds: 3600 })
