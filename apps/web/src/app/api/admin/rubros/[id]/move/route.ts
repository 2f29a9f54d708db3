import { moveRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { moveRubro } from '@oficio/domain/rubros/move-rubro'
import { route } from '@/server/route'

export const POST = route(moveRubroEndpoint, moveRubro)
