import { listProfessionalsEndpoint } from '@oficio/contracts/admin/lists'
import { listProfessionals } from '@oficio/domain/admin/professionals/list-professionals'
import { route } from '@/server/route'

export const GET = route(listProfessionalsEndpoint, listProfessionals)
