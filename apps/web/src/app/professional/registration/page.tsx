import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { getStandstill } from '@oficio/domain/professionals/approval/get-standstill'
import { getRegistration } from '@oficio/domain/professionals/joining/get-registration'
import { listRubrosBeside } from '@oficio/domain/rubros/list-rubros'
import { ChosenReach } from '@/app/chosen-reach'
import { siteSettings } from '@/app/site-settings'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { CorrectionForm } from '@/features/professionals/joining/correction/correction-form'
import { head, page } from '@/server/page'
import { OwnPage } from '../own-page'

const title = 'Datos de mi registro'

export const metadata = head(pages.professionalRegistration, { title })

export default page(pages.professionalRegistration, async ({ ctx, actor }) => {
  const { standstill, reason } = await getStandstill(ctx, actor)
  const isRejected = standstill === 'rejected'
  // Once the team has approved or suspended the account, the registration cannot be edited here.
  if (!isRejected && standstill !== 'pending_payment' && standstill !== 'pending_approval')
    return <DecidedNote />
  const [registration, provincias] = await Promise.all([getRegistration(ctx, actor), listProvincias(ctx)])
  const rubros = await listRubrosBeside(ctx, registration.rubros)
  const { site, provider, mapTiles } = siteSettings()
  return (
    <OwnPage
      title={title}
      trail={title}
      description="Es lo que mira nuestro equipo para aprobar tu cuenta."
      above={
        isRejected && (
          <Alert tone="error" title="Por qué no la aprobamos" className="mb-6">
            {reason}
          </Alert>
        )
      }
    >
      <div className="max-w-3xl">
        <noscript>
          <WithoutScripts
            subject="Para corregirlos"
            supportEmail={site.supportEmail}
            phone={provider.phone}
          />
        </noscript>
        <div className="needs-script">
          <CorrectionForm
            registration={registration}
            rubros={rubros}
            provincias={provincias}
            action={isRejected ? 'Enviar de nuevo' : 'Guardar'}
            reach={<ChosenReach tiles={mapTiles} />}
          />
        </div>
      </div>
    </OwnPage>
  )
})

function DecidedNote() {
  return (
    <OwnPage title={title} trail={title}>
      <Alert
        title="Nuestro equipo ya revisó estos datos"
        className="max-w-3xl"
        action={<ButtonLink href={paths.professionalProfile()}>Ir a mi perfil público</ButtonLink>}
      >
        Lo que leen los clientes, tu zona y tu teléfono los cambiás en tu perfil público.
      </Alert>
    </OwnPage>
  )
}
