import { changeRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { changeRubro } from '@oficio/domain/rubros/change-rubro'
import { route } from '@/server/route'

export const PUT = route(changeRubroEndpoint, changeRubro)
