import { adBookingStateText } from '@oficio/contracts/advertising/booking-states'
import { adBookingList } from '@oficio/contracts/advertising/deciding'
import {
  leadReportList,
  reportAnswerTexts,
  reportReasonTexts,
  reportStatusTexts,
} from '@oficio/contracts/leads/reports'
import {
  reviewReportList,
  reviewReportOutcomeTexts,
  reviewReportReasonTexts,
} from '@oficio/contracts/reviews/reports'
import {
  consumerRequestKindTexts,
  consumerRequestList,
  consumerRequestStatusTexts,
} from '@oficio/contracts/support/consumer-requests'
import { contactMessageList, contactMessageStatusTexts } from '@oficio/contracts/support/contact-messages'
import { contactSubjectTexts } from '@oficio/contracts/support/contact-texts'
import {
  dataRequestKindTexts,
  dataRequestList,
  dataRequestStatusTexts,
} from '@oficio/contracts/support/data-requests'
import { listAdBookings } from '../../advertising/deciding/list-ad-bookings'
import { csvMoment } from '../../kernel/lists/csv'
import { listLeadReports } from '../../leads/reports/list-lead-reports'
import { listReviewReports } from '../../reviews/reports/list-review-reports'
import { listConsumerRequests } from '../../support/consumer-requests/list-consumer-requests'
import { listContactMessages } from '../../support/contact-messages/list-contact-messages'
import { listDataRequests } from '../../support/data-requests/list-data-requests'
import { defineExport } from './define-export'

/** Exports of the lists with items for an admin to decide. */
export const deskLists = [
  defineExport({
    list: reviewReportList,
    read: listReviewReports,
    columns: [
      { title: 'Fecha', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Motivo', value: ({ reason }) => reviewReportReasonTexts[reason] },
      { title: 'De', value: ({ reviewedName }) => reviewedName },
      { title: 'Estrellas', value: ({ rating }) => rating },
      { title: 'Reseña', value: ({ excerpt }) => excerpt },
      { title: 'Reportó', value: ({ reporterName }) => reporterName },
      { title: 'Nota', value: ({ note }) => note },
      { title: 'Decisión', value: ({ outcome }) => outcome && reviewReportOutcomeTexts[outcome] },
      { title: 'Resuelto', value: ({ decidedAt }) => csvMoment(decidedAt) },
    ],
  }),
  defineExport({
    list: leadReportList,
    read: listLeadReports,
    columns: [
      { title: 'Fecha', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Motivo', value: ({ reason }) => reportReasonTexts[reason] },
      { title: 'Profesional', value: ({ professional }) => professional.name },
      { title: 'Solicitud', value: ({ requestTitle }) => requestTitle },
      { title: 'Nota', value: ({ note }) => note },
      { title: 'Respuesta del cliente', value: ({ answer }) => answer && reportAnswerTexts[answer] },
      { title: 'Estado', value: ({ status }) => reportStatusTexts[status] },
      { title: 'Resuelto', value: ({ decidedAt }) => csvMoment(decidedAt) },
    ],
  }),
  defineExport({
    list: consumerRequestList,
    read: listConsumerRequests,
    columns: [
      { title: 'Fecha', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Código', value: ({ code }) => code },
      { title: 'Tipo', value: ({ kind }) => consumerRequestKindTexts[kind] },
      { title: 'Nombre', value: ({ name }) => name },
      { title: 'Email', value: ({ email }) => email },
      { title: 'Vence', value: ({ dueAt }) => csvMoment(dueAt) },
      { title: 'Estado', value: ({ status }) => consumerRequestStatusTexts[status] },
      { title: 'Respondido', value: ({ answeredAt }) => csvMoment(answeredAt) },
      { title: 'Por', value: ({ answeredBy }) => answeredBy },
    ],
  }),
  defineExport({
    list: contactMessageList,
    read: listContactMessages,
    columns: [
      { title: 'Fecha', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Asunto', value: ({ subject }) => contactSubjectTexts[subject] },
      { title: 'Nombre', value: ({ name }) => name },
      { title: 'Email', value: ({ email }) => email },
      { title: 'Mensaje', value: ({ message }) => message },
      { title: 'Estado', value: ({ status }) => contactMessageStatusTexts[status] },
      { title: 'Cerrado', value: ({ answeredAt }) => csvMoment(answeredAt) },
      { title: 'Por', value: ({ answeredBy }) => answeredBy },
    ],
  }),
  defineExport({
    list: dataRequestList,
    read: listDataRequests,
    columns: [
      { title: 'Fecha', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Código', value: ({ code }) => code },
      { title: 'Tipo', value: ({ kind }) => dataRequestKindTexts[kind] },
      { title: 'Email', value: ({ email }) => email },
      { title: 'Confirmado', value: ({ provenAt }) => csvMoment(provenAt) },
      { title: 'Vence', value: ({ dueAt }) => csvMoment(dueAt) },
      { title: 'Estado', value: ({ status }) => dataRequestStatusTexts[status] },
      { title: 'Respondido', value: ({ answeredAt }) => csvMoment(answeredAt) },
      { title: 'Por', value: ({ answeredBy }) => answeredBy },
    ],
  }),
  defineExport({
    list: adBookingList,
    read: listAdBookings,
    columns: [
      { title: 'Espacio', value: ({ spaceName }) => spaceName },
      { title: 'Desde', value: ({ startDate }) => startDate },
      { title: 'Hasta', value: ({ endDate }) => endDate },
      { title: 'Importe', value: ({ totalAmount }) => totalAmount },
      { title: 'Estado', value: (booking) => adBookingStateText(booking) },
      { title: 'Anunciante', value: ({ advertiser }) => advertiser.username },
      { title: 'Email', value: ({ advertiser }) => advertiser.email },
      { title: 'Banner', value: ({ banner }) => banner?.title ?? null },
      { title: 'Enlace del banner', value: ({ banner }) => banner?.targetUrl ?? null },
      { title: 'Reservó', value: ({ createdAt }) => csvMoment(createdAt) },
    ],
  }),
]
