import { retireRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { retireRubro } from '@oficio/domain/rubros/retire-rubro'
import { route } from '@/server/route'

export const POST = route(retireRubroEndpoint, retireRubro)
