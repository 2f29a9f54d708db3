import { noteCall } from '@oficio/context/metric-events'
import { isAllowed } from '@oficio/contracts/access'
import type { Endpoint, InputOf } from '@oficio/contracts/endpoint'
import { AppError, type ErrorCode } from '@oficio/contracts/errors'
import { account, type Caller, visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { deviceCookie, hashDevice, newDevice, readDevice, readDeviceHash } from '../callers/device-cookie'
import { hasLoggedIn, isKnownDevice } from '../callers/known-devices'
import { describeLogin } from '../callers/login-attempt'
import { requirePrecondition } from '../callers/preconditions'
import { findPrincipal, type Proof } from '../callers/principal'
import { redirectTo } from '../callers/redirect-to'
import { findStepUp, restrictUnenrolledAdmin } from '../callers/second-factor'
import { addressPrefix, clientAddressHeader, lineAddressOf } from '../limits/client-address'
import type { Limiter } from '../limits/limiter'
import { answerOnce, readIdempotencyKey } from '../repeats/answer-once'
import { answerToError, privateCaching } from './answers'
import { isFromPage, requireOwnOrigin } from './origin-check'
import { parseInput, readQuery } from './parse-input'
import { readCallBody, removeUntakenFiles, type StoredFile } from './read-call-body'
import { waitedMs } from './request-moment'
import type { UploadDoor } from './upload-door'

/** The parts of the process that every call uses. */
export interface Web {
  ctx: Ctx
  authSecret: string
  limiter: Limiter
  uploads: UploadDoor
  /** Called with every response. Tests use it to check each response against the API description. */
  watch?: (endpoint: Endpoint, answer: Response) => Promise<void>
}

interface Call<E extends Endpoint> {
  endpoint: E
  request: Request
  params: unknown
  work: (ctx: Ctx, actor: Caller, input: InputOf<E>) => Promise<Response>
  /** Reads a body that is neither JSON nor multipart. */
  readBody?: () => Promise<unknown>
  /** Returns the response to a refusal if it is not the JSON of the error. */
  refuse?: (error: unknown, code: ErrorCode) => Response
}

/**
 * Handles one API call, from the identification of the caller to the headers of the response. The order of the steps is
 * the order in which a call can be refused. Never throws.
 */
export async function answerCall<E extends Endpoint>(web: Web, call: Call<E>): Promise<Response> {
  const started = performance.now()
  const { endpoint } = call
  const name = `${endpoint.method} ${endpoint.path}`
  const log = logWith(web.ctx, { call: name })
  const answerHeaders: Record<string, string> = {}
  const loggedWeb = { ...web, ctx: { ...web.ctx, log } }
  // A form is always redirected (303), so the log and the metrics record the status of the refusal instead.
  let refusedStatus: number | undefined
  const answer = await refuseOrWork(loggedWeb, call, answerHeaders).catch((error: unknown) => {
    const { answer, code, isUnexpected } = answerToError(error)
    if (isUnexpected) log.error({ err: error }, 'call failed')
    refusedStatus = answer.status
    return call.refuse?.(error, code) ?? answer
  })
  const ms = performance.now() - started
  const status = refusedStatus ?? answer.status
  log.info({ status, ms: Math.round(ms) }, 'call answered')
  noteCall({ call: name, status, seconds: ms / 1000 })
  const whole = withHeaders(answer, answerHeaders)
  await web.watch?.(endpoint, whole)
  return whole
}

/**
 * The caller if cookies are ignored, because another site may send the call or the form works the same for everyone.
 */
const anonymous: Proof = { principal: null, via: 'nothing' }

/** Checks the call and does its work. Adds the headers to `answerHeaders` that the response has even after a refusal. */
async function refuseOrWork<E extends Endpoint>(
  web: Web,
  call: Call<E>,
  answerHeaders: Record<string, string>,
): Promise<Response> {
  const { endpoint, request } = call
  const { headers } = request
  const { ignoresOrigin } = endpoint
  const isFormForAnyone = endpoint.isForm && endpoint.access === 'anyone'
  const caller = ignoresOrigin || isFormForAnyone ? anonymous : await findPrincipal(web, headers)
  requireAccess(endpoint, caller)
  const isTokenVerified = caller.via === 'token' && caller.principal !== null
  if (!ignoresOrigin) requireOwnOrigin(request, { origin: web.ctx.site.origin, isTokenVerified })
  const proof = restrictUnenrolledAdmin(endpoint, caller)
  const stepUpPath = findStepUp(web.ctx, endpoint, { principal: proof.principal, request })
  if (stepUpPath !== null) return redirectTo(stepUpPath)
  const address = headers.get(clientAddressHeader) ?? 'unknown'
  await web.limiter.countCall(endpoint.limit, {
    address,
    userId: proof.principal?.userId ?? null,
    deviceHash: readDeviceHash(headers, web.ctx.tokenSecret),
    hasLoggedIn: endpoint.limit === 'login' && hasLoggedIn(headers, web.ctx.tokenSecret),
  })
  const device = findDevice(endpoint, headers, proof)
  // A refusal sets the cookie too, so that files stored before the refusal still belong to the caller at the retry.
  if (device?.isNew) answerHeaders['set-cookie'] = deviceCookie(device.value, web.ctx.site.origin)
  const actor = makeActor(web.ctx, { endpoint, headers }, { proof, address, device: device?.value ?? null })
  await requirePrecondition(web.ctx, endpoint, actor)
  const storedFiles: StoredFile[] = []
  let isUploaded = false
  try {
    const answer = await readAndWork(web, call, { proof, address, actor, device, answerHeaders, storedFiles })
    isUploaded = answer.ok && endpoint.createsNothing === 'upload'
    return answer
  } finally {
    // Only the files of an upload call are kept, because a later call uses them.
    if (!isUploaded) await removeUntakenFiles(web.ctx, actor, storedFiles)
  }
}

interface AdmittedCall {
  proof: Proof
  address: string
  actor: Caller
  device: ReturnType<typeof findDevice>
  answerHeaders: Record<string, string>
  storedFiles: StoredFile[]
}

async function readAndWork<E extends Endpoint>(
  web: Web,
  { endpoint, request, params, work, readBody }: Call<E>,
  { proof, address, actor, device, answerHeaders, storedFiles }: AdmittedCall,
): Promise<Response> {
  const { headers } = request
  const query = readQuery(request.url)
  const body = await (readBody?.() ?? readCallBody(web, { actor, address, endpoint, request, storedFiles }))
  const fileHashes = new Map(storedFiles.map(({ id, hash }) => [id, hash]))
  const input = parseInput(endpoint, { headers, params, query, body })
  const run = () =>
    answerOnce(
      web.ctx,
      { endpoint, actor, path: new URL(request.url).pathname, input, fileHashes, device, answerHeaders },
      () => work(web.ctx, actor, input),
    ).finally(() => dropWaitingCounts(web.ctx, endpoint, actor))
  // Skips the guard if the call sends no password. Such a call guesses nothing and must not reset the count of wrong
  // passwords.
  if (!endpoint.checksPassword || Object(body)[endpoint.checksPassword] === undefined) return run()
  // A signed-in caller is identified by the session; anyone else by the username in the body.
  const attempt = endpoint.opensSession
    ? await describeLogin(web.ctx, headers, String(Object(body).username))
    : await describeLogin(web.ctx, headers, String(proof.principal?.user.username), proof.principal?.sid)
  return web.limiter.guardLogin(attempt, run)
}

/** Makes the menu of the panel count again after each call by which an admin may have decided something. */
function dropWaitingCounts({ readCache }: Ctx, { method }: Endpoint, actor: Caller): void {
  if (method !== 'GET' && actor.kind === 'account' && actor.role === 'admin')
    readCache.purge([pageTags.waiting])
}

/** Throws unauthenticated or forbidden. An expired token is accepted by calls that open a session, which replace it. */
function requireAccess(endpoint: Endpoint, { principal, via }: Proof): void {
  const hasDeadToken = via === 'token' && principal === null && !endpoint.opensSession
  // Applies to public calls too. Otherwise a client with an expired token would silently act as a visitor.
  if (hasDeadToken) throw new AppError('unauthenticated')
  if (isAllowed(endpoint.access, principal?.role ?? null)) return
  const { accessRefusal: wording } = endpoint
  throw new AppError(principal === null ? 'unauthenticated' : 'forbidden', wording && { wording })
}

/** Returns the caller's device. A visitor who stores something gets a new device, which identifies the next call. */
function findDevice(endpoint: Endpoint, headers: Headers, { principal }: Proof) {
  const value = readDevice(headers)
  if (value !== null) return { value, isNew: false }
  return endpoint.needsDevice && principal === null ? { value: newDevice(), isNew: true } : null
}

function makeActor(
  ctx: Ctx,
  { endpoint, headers }: { endpoint: Endpoint; headers: Headers },
  { proof, address, device }: { proof: Proof; address: string; device: string | null },
): Caller {
  const details = {
    sessionId: proof.principal?.sid ?? null,
    trackingToken: headers.get('x-tracking-token')?.slice(0, 200) || null,
    deviceHash: device && hashDevice(device, ctx.tokenSecret),
    isDeviceOf: (userId: string) => isKnownDevice(headers, userId, ctx.tokenSecret),
    ipPrefix: addressPrefix(address),
    connection: lineAddressOf(address),
    userAgent: headers.get('user-agent')?.slice(0, 300) || null,
    idempotencyKey: endpoint.idempotent ? readIdempotencyKey(headers) : null,
    isPage: endpoint.isForm ?? isFromPage(headers),
    waitedMs: waitedMs(headers),
  }
  return proof.principal ? account(proof.principal.userId, proof.principal.role, details) : visitor(details)
}

function logWith({ log }: Ctx, more: object): Ctx['log'] {
  return {
    info: (details, message) => log.info({ ...more, ...details }, message),
    warn: (details, message) => log.warn({ ...more, ...details }, message),
    error: (details, message) => log.error({ ...more, ...details }, message),
  }
}

function withHeaders(answer: Response, headers: Record<string, string>): Response {
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', privateCaching)
  for (const [name, value] of Object.entries(headers)) answer.headers.append(name, value)
  return answer
}
