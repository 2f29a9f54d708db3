import { businessList } from '@oficio/contracts/admin/businesses'
import { mailMarkTexts } from '@oficio/contracts/admin/mails'
import { professionalList } from '@oficio/contracts/admin/professionals'
import { serviceRequestList } from '@oficio/contracts/admin/service-requests'
import { roleTexts, userList } from '@oficio/contracts/admin/users'
import { tierNames } from '@oficio/contracts/businesses/plans'
import { adminStatusTexts } from '@oficio/contracts/businesses/states'
import { professionalStatusTexts } from '@oficio/contracts/professionals/approval'
import { statusTexts } from '@oficio/contracts/service-requests/shapes'
import { csvMoment } from '../../kernel/lists/csv'
import { listBusinesses } from '../businesses/list-businesses'
import { listProfessionals } from '../professionals/list-professionals'
import { listServiceRequests } from '../requests/list-service-requests'
import { listUsers } from '../users/list-users'
import { defineExport } from './define-export'

const yesNo = (is: boolean): string => (is ? 'Sí' : 'No')

/** Exports of the lists of service requests, professionals, businesses and users. */
export const marketLists = [
  defineExport({
    list: serviceRequestList,
    read: listServiceRequests,
    columns: [
      { title: 'Fecha', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Título', value: ({ title }) => title },
      { title: 'Rubro', value: ({ rubroName }) => rubroName },
      { title: 'Localidad', value: ({ city }) => city },
      { title: 'Provincia', value: ({ state }) => state },
      { title: 'Cliente', value: ({ clientName }) => clientName },
      { title: 'Email', value: ({ email }) => email },
      { title: 'Estado', value: ({ status }) => statusTexts[status] },
      { title: 'Urgente', value: ({ isUrgent }) => yesNo(isUrgent) },
      { title: 'Confirmada', value: ({ isConfirmed }) => yesNo(isConfirmed) },
      { title: 'Avisados', value: ({ toldCount }) => toldCount },
      { title: 'Contactos', value: ({ leadCount }) => leadCount },
      { title: 'Identificador', value: ({ id }) => id },
    ],
  }),
  defineExport({
    list: professionalList,
    read: listProfessionals,
    columns: [
      { title: 'Desde', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Nombre', value: ({ name }) => name },
      { title: 'Empresa', value: ({ companyName }) => companyName },
      { title: 'Email', value: ({ email }) => email },
      { title: 'Estado', value: ({ status }) => professionalStatusTexts[status] },
      { title: 'Disponible', value: ({ isAvailable }) => yesNo(isAvailable) },
      { title: 'Rubros', value: ({ rubros }) => rubros.join(', ') },
      { title: 'Localidad', value: ({ city }) => city },
      { title: 'Provincia', value: ({ state }) => state },
      { title: 'Contactos', value: ({ leadCount }) => leadCount },
      { title: 'Identificador', value: ({ id }) => id },
    ],
  }),
  defineExport({
    list: businessList,
    read: listBusinesses,
    columns: [
      { title: 'Desde', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Nombre', value: ({ name }) => name },
      { title: 'Categorías', value: ({ categories }) => categories.join(', ') },
      { title: 'Localidad', value: ({ city }) => city },
      { title: 'Provincia', value: ({ state }) => state },
      { title: 'Estado', value: ({ status }) => adminStatusTexts[status] },
      { title: 'Plan', value: ({ tier }) => tierNames[tier] },
      { title: 'Verificado', value: ({ isVerified }) => yesNo(isVerified) },
      { title: 'Reseñas', value: ({ reviewCount }) => reviewCount },
      { title: 'Email de la cuenta', value: ({ ownerEmail }) => ownerEmail },
      { title: 'Tomado por su dueño', value: ({ isClaimed }) => yesNo(isClaimed) },
      { title: 'Importado de', value: ({ imported }) => imported?.fileName ?? null },
      { title: 'Identificador', value: ({ id }) => id },
    ],
  }),
  defineExport({
    list: userList,
    read: listUsers,
    columns: [
      { title: 'Creada', value: ({ createdAt }) => csvMoment(createdAt) },
      { title: 'Nombre', value: ({ name }) => name },
      { title: 'Usuario', value: ({ username }) => username },
      { title: 'Email', value: ({ email }) => email },
      { title: 'Email confirmado', value: ({ isEmailProven }) => yesNo(isEmailProven) },
      { title: 'Emails', value: ({ mailMark }) => mailMark && mailMarkTexts[mailMark] },
      { title: 'Rol', value: ({ role }) => roleTexts[role] },
      {
        title: 'Cuenta profesional',
        value: ({ professional }) => professional && professionalStatusTexts[professional.status],
      },
      { title: 'Cerrada', value: ({ isClosed }) => yesNo(isClosed) },
      { title: 'Sesiones abiertas', value: ({ sessionCount }) => sessionCount },
      { title: 'Vista por última vez', value: ({ lastSeenAt }) => csvMoment(lastSeenAt) },
      { title: 'Identificador', value: ({ id }) => id },
    ],
  }),
]
