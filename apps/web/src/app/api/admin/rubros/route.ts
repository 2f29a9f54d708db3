import { listRubrosForAdminEndpoint } from '@oficio/contracts/admin/lists'
import { createRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { listRubrosForAdmin } from '@oficio/domain/admin/rubros/list-rubros-for-admin'
import { createRubro } from '@oficio/domain/rubros/create-rubro'
import { route } from '@/server/route'

export const GET = route(listRubrosForAdminEndpoint, listRubrosForAdmin)
export const POST = route(createRubroEndpoint, createRubro)
