import {
  deleteBusinessDraftEndpoint,
  getBusinessDraftEndpoint,
  saveBusinessDraftEndpoint,
} from '@oficio/contracts/businesses/registration'
import { deleteBusinessDraft } from '@oficio/domain/businesses/registration/delete-draft'
import { getBusinessDraft } from '@oficio/domain/businesses/registration/get-draft'
import { saveBusinessDraft } from '@oficio/domain/businesses/registration/save-draft'
import { route } from '@/server/route'

export const GET = route(getBusinessDraftEndpoint, getBusinessDraft)
export const PUT = route(saveBusinessDraftEndpoint, saveBusinessDraft)
export const DELETE = route(deleteBusinessDraftEndpoint, deleteBusinessDraft)
