import { getPublicSettingsEndpoint } from '@oficio/contracts/settings/public-settings'
import { getPublicSettings } from '@oficio/domain/settings/get-public-settings'
import { route } from '@/server/route'

export const GET = route(getPublicSettingsEndpoint, getPublicSettings)
