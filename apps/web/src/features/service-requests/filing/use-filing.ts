'use client'

import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { isWithinHours } from '@oficio/contracts/service-requests/urgent-hours'
import { type Dispatch, useReducer } from 'react'
import { descriptionOf } from '../form/need'
import type { RequestLink } from '../form/request-link'
import type { FormAddress } from './address-reader'
import type { FiledRequest } from './filed/filed-request'
import {
  type FilingEvent,
  filingReducer,
  linkOfNewForm,
  type Opening,
  unreadState,
} from './state/filing-state'
import {
  dropDraft,
  dropFiledRequest,
  fileAway,
  isFormWaiting,
  readFiledRequest,
  readPayment,
  saveFiledRequest,
} from './state/filing-storage'
import { openForm } from './state/opened-form'

interface FilingOptions {
  rubros: readonly RubroView[]
  urgentOffer: UrgentOffer
}

export type FilingDispatch = Dispatch<FilingEvent>

/** Returns the state of the page and its event handlers. Each handler reads or updates the storage before the state. */
export function useFiling({ rubros, urgentOffer }: FilingOptions) {
  const [state, dispatch] = useReducer(filingReducer, unreadState)

  /** Reads what this browser stored. */
  const openWith = (link: RequestLink): Opening => {
    const form = openForm(link)
    return {
      form,
      isWaiting: isFormWaiting(form.idempotencyKey),
      filedRequest: readFiledRequest(),
      isUrgencySold: isWithinHours(urgentOffer.hours, new Date()),
    }
  }

  const readAddress = ({ link, returnKey }: FormAddress) => {
    const isListed = rubros.some(({ id }) => String(id) === link.rubroId)
    const intentId = returnKey ? null : readPayment()
    const key = intentId ? { reference: intentId } : returnKey
    dispatch({
      type: 'addressRead',
      opening: openWith({
        ...link,
        rubroId: isListed ? link.rubroId : '',
        description: descriptionOf(link.need, rubros),
      }),
      payment: key && { key, isRemembered: intentId !== null },
    })
  }

  /** Shows the filed request and replaces the address with the plain one, so that a reload shows the request again. */
  const file = (request: FiledRequest, isByFee = false) => {
    fileAway(request)
    window.history.replaceState(null, '', paths.serviceRequestForm())
    dispatch({ type: 'filed', request, isByFee })
  }

  const startAgain = () => {
    dropDraft()
    dropFiledRequest()
    // Otherwise a reload would ask for urgency again.
    const url = new URL(location.href)
    url.searchParams.delete('urgent')
    window.history.replaceState(null, '', url)
    dispatch({ type: 'startedAgain', opening: openWith(linkOfNewForm(state)) })
  }

  return {
    state,
    dispatch,
    openWith,
    readAddress,
    file,
    /** Deletes the draft and opens an empty form. */
    startAgain,
    changeRequest: (request: FiledRequest) => {
      saveFiledRequest(request)
      dispatch({ type: 'requestChanged', request })
    },
  }
}
