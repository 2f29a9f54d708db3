import { auditList, auditText } from '@oficio/contracts/admin/audit'
import { businessTermList, termStateText } from '@oficio/contracts/admin/business-terms'
import { jobList, jobStateTexts } from '@oficio/contracts/admin/jobs'
import { mailList, mailStateTexts } from '@oficio/contracts/admin/mails'
import { rubroList, rubroStateText } from '@oficio/contracts/admin/rubros'
import { csvMoment } from '../../kernel/lists/csv'
import { listDecisions } from '../audit/list-decisions'
import { listBusinessTerms } from '../business-terms/list-business-terms'
import { listJobs } from '../jobs/list-jobs'
import { listMails } from '../mails/list-mails'
import { listRubrosForAdmin } from '../rubros/list-rubros-for-admin'
import { defineExport } from './define-export'

/** Exports of the lists about the site itself: rubros, business terms, jobs, mails and the audit log. */
export const machineryLists = [
  defineExport({
    list: rubroList,
    read: listRubrosForAdmin,
    columns: [
      { title: 'Id', value: ({ id }) => id },
      { title: 'Nombre', value: ({ name }) => name },
      { title: 'Quiénes lo hacen', value: ({ tradePlural }) => tradePlural },
      { title: 'Otras palabras', value: ({ synonyms }) => synonyms.join(', ') },
      { title: 'Descripción', value: ({ description }) => description },
      { title: 'Estado', value: ({ isRetired }) => rubroStateText(isRetired) },
      { title: 'Profesionales', value: ({ professionalCount }) => professionalCount },
      { title: 'Solicitudes en curso', value: ({ liveRequestCount }) => liveRequestCount },
    ],
  }),
  defineExport({
    list: businessTermList,
    read: listBusinessTerms,
    columns: [
      { title: 'Id', value: ({ id }) => id },
      { title: 'Nombre', value: ({ name }) => name },
      { title: 'Otras palabras', value: ({ synonyms }) => synonyms.join(', ') },
      { title: 'Estado', value: ({ isRetired }) => termStateText(isRetired) },
      { title: 'Negocios', value: ({ businessCount }) => businessCount },
    ],
  }),
  defineExport({
    list: jobList,
    read: listJobs,
    columns: [
      { title: 'Tarea', value: ({ label }) => label },
      { title: 'Nombre', value: ({ name }) => name },
      { title: 'Estado', value: ({ state }) => jobStateTexts[state] },
      { title: 'Intentos', value: ({ attempts }) => attempts },
      { title: 'Próximo intento', value: ({ runAt }) => csvMoment(runAt) },
      { title: 'Creada', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Qué pasó', value: ({ lastError }) => lastError },
    ],
  }),
  defineExport({
    list: mailList,
    read: listMails,
    columns: [
      { title: 'Creado', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Tipo', value: ({ template }) => template },
      { title: 'Para', value: ({ to }) => to },
      { title: 'Estado', value: ({ state }) => mailStateTexts[state] },
      { title: 'Terminado', value: ({ endedAt }) => csvMoment(endedAt) },
      { title: 'Intentos', value: ({ attempts }) => attempts },
      { title: 'Qué pasó', value: ({ lastError }) => lastError },
    ],
  }),
  defineExport({
    list: auditList,
    read: listDecisions,
    columns: [
      { title: 'Fecha', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Quién', value: ({ adminName }) => adminName ?? 'El sitio' },
      { title: 'Qué', value: ({ action }) => auditText(action) },
      { title: 'Sobre', value: ({ subject }) => `${subject.kind}:${subject.id}` },
      { title: 'Motivo', value: ({ reason }) => reason },
      { title: 'Detalle', value: ({ data }) => JSON.stringify(data) },
    ],
  }),
]
