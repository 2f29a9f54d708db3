import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getNoticeChoices } from '@oficio/domain/accounts/notice-choices/get-notice-choices'
import { PageFrame } from '@/components/layout/page-frame'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { ChoicesForm } from '@/features/accounts/notice-choices/choices-form'
import { head, page } from '@/server/page'

export const metadata = head(pages.noticeChoices, { title: 'Qué avisos recibir' })

/** The page to choose which notices an account receives, and by which channel. */
export default page(pages.noticeChoices, async ({ ctx, actor }) => {
  const choices = await getNoticeChoices(ctx, actor)
  return (
    <PageFrame
      width="form"
      trail={[{ label: 'Notificaciones', href: paths.notices() }, { label: 'Qué avisos recibir' }]}
      title="Qué avisos recibir"
      description="Elegí qué querés saber y cómo. Lo que tenés que recibir sí o sí, por la ley, por tu plata o por la seguridad de tu cuenta, te llega siempre."
    >
      <div className="space-y-6">
        {!choices.isEmailConfirmed && (
          <Alert tone="warning" title="Todavía no confirmaste tu email">
            Lo que elijas de los emails vale desde que lo confirmes. Lo hacés en{' '}
            <Link href={paths.profile()} className={inlineLink}>
              tu perfil
            </Link>
            .
          </Alert>
        )}
        <ChoicesForm choices={choices} />
        {choices.channels.includes('push') && (
          <p className="text-sm text-muted-foreground">
            Cada columna va por su cuenta: lo que no querés en el sitio puede llegarte igual a los
            dispositivos que activaste en{' '}
            <Link href={paths.notices()} className={inlineLink}>
              Notificaciones
            </Link>
            .
          </p>
        )}
        <p className="text-sm text-muted-foreground">
          También te llegan siempre los emails que piden tu respuesta (confirmar una solicitud, contar cómo va
          un trabajo, decir si terminó), los que avisan que una solicitud venció y los que explican qué
          decidimos sobre una reseña.
        </p>
      </div>
    </PageFrame>
  )
})
