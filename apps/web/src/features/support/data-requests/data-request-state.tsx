import { errors } from '@oficio/contracts/errors'
import { dataAuthorityUrl } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { dataLimits } from '@oficio/contracts/support/data-limits'
import { type DataLinkView, downloadAskedDataEndpoint } from '@oficio/contracts/support/data-requests'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { Link } from '@/components/ui/link'
import { ProveButton } from './prove-button'
import { proofTexts } from './texts'

const inline = 'font-medium text-primary underline underline-offset-4'

/** The state of a data request, for the holder of its mailed link. */
export function DataRequestState({ link, token }: { link: DataLinkView; token: string }) {
  switch (link.state) {
    case 'invalid':
      return (
        <>
          <Alert tone="error">{errors.data_link_invalid.text}</Alert>
          <p>Puede estar cortado, o ser de un pedido que ya se borró.</p>
        </>
      )
    case 'unproven':
      return (
        <>
          <p>{proofTexts[link.kind]}</p>
          {link.detail && (
            <figure className="space-y-1">
              <figcaption className="text-sm text-muted-foreground">El pedido dice:</figcaption>
              <blockquote className="border-l-2 border-border pl-3 break-words whitespace-pre-line">
                {link.detail}
              </blockquote>
            </figure>
          )}
          <p className="text-muted-foreground">Si no fuiste vos, no hagas nada y cerrá esta página.</p>
          <ProveButton token={token} />
        </>
      )
    case 'over':
      return (
        <Alert tone="warning" title="Este enlace venció">
          Los enlaces para confirmar un pedido valen {dataLimits.linkHours} horas. Podés hacerlo de nuevo.
        </Alert>
      )
    case 'open':
      return <Waiting link={link} />
    default:
      return <AnsweredLink link={link} token={token} />
  }
}

type LinkInState<State extends DataLinkView['state']> = Extract<DataLinkView, { state: State }>

function Waiting({ link: { kind, code, dueAt, own } }: { link: LinkInState<'open'> }) {
  const canCorrect = kind === 'correction' && (own.requests.length > 0 || own.hasAccount)
  return (
    <>
      <Alert tone="success" title="Recibimos tu pedido">
        Tu código es <strong className="inline-block wrap-anywhere">{code}</strong>. Te respondemos por email
        hasta el <time dateTime={dueAt}>{formatDate(dueAt)}</time>.
      </Alert>
      {canCorrect && (
        <div className="space-y-2">
          <p>Esto lo podés corregir ahora mismo:</p>
          <ul className="list-disc space-y-2 pl-5 marker:text-primary">
            {own.requests.map(({ title, url }) => (
              <li key={url}>
                <a href={url} className={inline}>
                  {title}
                </a>
              </li>
            ))}
            {own.hasAccount && (
              <li>
                Tu cuenta, en{' '}
                <Link href={paths.profile()} className={inline}>
                  tu perfil
                </Link>
                . Si no recordás la contraseña,{' '}
                <Link href={paths.forgotPassword()} className={inline}>
                  poné otra
                </Link>
                .
              </li>
            )}
          </ul>
        </div>
      )}
    </>
  )
}

function AnsweredLink({ link, token }: { link: LinkInState<'answered'>; token: string }) {
  const { code, isDone, answer, fileUntil } = link
  const href = `/api${downloadAskedDataEndpoint.path.replace('{token}', token)}`
  return (
    <>
      <Alert tone={isDone ? 'success' : 'info'} title={`Respondimos tu pedido ${code}`}>
        <span className="break-words whitespace-pre-line">{answer}</span>
      </Alert>
      {fileUntil && (
        <>
          {/* A plain link, because the router's link would not download a file. */}
          <a href={href} className={buttonClasses({ size: 'lg', block: true })}>
            Descargar mis datos
          </a>
          <p className="text-sm text-muted-foreground">
            Están acá hasta el <time dateTime={fileUntil}>{formatDate(fileUntil)}</time>.
          </p>
        </>
      )}
      <p className="text-muted-foreground">
        Si no estás de acuerdo, respondé el email o reclamá ante la{' '}
        <a href={dataAuthorityUrl} rel="noopener" className={inline}>
          Agencia de Acceso a la Información Pública
        </a>
        .
      </p>
    </>
  )
}
