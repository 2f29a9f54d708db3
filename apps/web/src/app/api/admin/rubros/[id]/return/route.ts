import { bringBackRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { bringBackRubro } from '@oficio/domain/rubros/retire-rubro'
import { route } from '@/server/route'

export const POST = route(bringBackRubroEndpoint, bringBackRubro)
