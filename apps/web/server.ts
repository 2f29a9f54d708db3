// The web process. Every request passes the steps of `answer` in this order.
// docs/decisions/0100-one-visible-outer-server.md explains the choices.
import { createServer, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { isHotReloading } from '@oficio/context/build-phase'
import { type Config, getConfig } from '@oficio/context/config'
import type { ProcessCtx } from '@oficio/context/context'
import { startMetrics } from '@oficio/context/metrics'
import { getContext } from '@oficio/context/pinned-context'
import { refuseDemoDatabase } from '@oficio/context/refuse-demo-database'
import { makeWebContext } from '@oficio/context/web/web-context'
import { poolFiguresOf } from '@oficio/db/client'
import next from 'next'
import { admitRequest } from './src/server/load/admit-request'
import { createLoadGate, type LoadGate, openGate } from './src/server/load/load-gate'
import { answerFailure } from './src/server/outer/answer-failures'
import { answerMissing } from './src/server/outer/answer-missing'
import { drain } from './src/server/outer/drain'
import { noteFailure } from './src/server/outer/failures'
import { answerFromStore, keepPage } from './src/server/outer/kept-pages'
import { requestMissingPage } from './src/server/outer/missing-page'
import { nameRequest } from './src/server/outer/name-request'
import { pathOf, prepareRequest } from './src/server/outer/prepare-request'
import { noteRendering, type Rendering } from './src/server/outer/rendering'
import { securityHeaders } from './src/server/outer/security-headers'
import { SiteResponse } from './src/server/outer/site-response'
import { pageStore } from './src/server/page-store/page-store'
import { accountStreams } from './src/server/sessions/account-streams'
import { exitOnDemoDatabase } from './src/server/startup/exit-on-demo-database'
import { exitWithReason } from './src/server/startup/exit-with-reason'
import { hearPurges } from './src/server/startup/hear-purges'
import { listenForAccountChanges } from './src/server/startup/listen-for-account-changes'
import { startLoggingConsole } from './src/server/startup/log-console'

const isDev = isHotReloading()
/** The root folder of the site. This file is in that folder in development and in its `dist` folder otherwise. */
const dir = resolve(import.meta.dirname, isDev ? '.' : '..')

/** Stops the process. Replaced as soon as the server exists. */
let stop = (): unknown => process.exit(0)

async function start(): Promise<void> {
  // First, because the listeners of other parts end Node's own reaction to a signal.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop())
  process.chdir(dir)
  const config = getConfig()
  await makeWebContext()
  const ctx = getContext()
  if (!isDev) startLoggingConsole(ctx.log)
  if (config.metrics.web) await startMetrics(ctx, config.metrics.web, { part: 'web', files: config.files })
  await exitOnDemoDatabase(() => refuseDemoDatabase(ctx, config), { log: ctx.log, end: exitWithReason })
  await serve(config, ctx)
}

/** The gate is off together with the rate limits, because a load test would otherwise measure only the gate. */
const gateOf = ({ areRateLimitsOn, webConnections }: Config, { db }: ProcessCtx): LoadGate =>
  areRateLimitsOn
    ? createLoadGate({ waiting: () => poolFiguresOf(db).waiting, connections: webConnections.answers })
    : openGate

async function serve(config: Config, ctx: ProcessCtx): Promise<void> {
  const { port, host, keepAliveMs, pageCacheBytes } = config
  const server = createServer<typeof IncomingMessage, typeof SiteResponse>({
    ServerResponse: SiteResponse,
    keepAliveTimeout: keepAliveMs,
  })
  // Next accepts upgrades (WebSocket) on this server and leaves most of their connections open without an end. Only hot
  // reloading needs one; elsewhere Node answers a request with `Upgrade` like any other.
  const upgradeServer = isDev ? server : createServer()
  const app = next({ dev: isDev, dir, hostname: host, port, httpServer: upgradeServer })
  pageStore().maxBytes = pageCacheBytes
  const purgesAreHeard = hearPurges(ctx, config.databaseDirectUrl)
  listenForAccountChanges()
  await app.prepare()
  await purgesAreHeard
  const render = app.getRequestHandler()
  const headersOf = securityHeaders(config)
  const gate = gateOf(config, ctx)
  let isDraining = false

  function answer(request: IncomingMessage, response: SiteResponse): void {
    response.setHeaders(headersOf(pathOf(request.url)))
    if (isDraining) response.setHeader('connection', 'close')
    prepareRequest(request, config.trustedProxyHops)
    // Development skips the steps below, because a developer needs Next's own error page and uncached pages.
    if (isDev) {
      render(request, response)
      return
    }
    answerFromStore(request, response, () =>
      noteRendering(request, (rendering) => answerByNext(request, response, rendering)),
    )
  }

  function answerByNext(request: IncomingMessage, response: SiteResponse, rendering: Rendering): void {
    const reviewPage = keepPage(request, response, rendering)
    response.reviewHead = () =>
      reviewPage() ?? answerFailure(request, response, rendering) ?? answerMissing(request, response)
    admitRequest(gate, request, response, () => {
      render(request, response).catch((error: unknown) => {
        noteFailure(error)
        ctx.log.error({ err: error }, 'answering failed')
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
    })
  }

  server.on('connection', gate.hear)
  server.on('request', (request, response) =>
    nameRequest(request, response, { traces: ctx.traces, answer: () => answer(request, response) }),
  )
  stop = async () => {
    // A terminal or a service manager signals every process, and the primary also passes its own signal on.
    if (isDraining) return
    isDraining = true
    // A stream of account changes never ends by itself.
    accountStreams().endAll()
    await drain(server)
    process.exit(0)
  }
  // For example: the port is in use.
  server.once('error', exitWithReason)
  server.listen(port, host, () => !isDev && requestMissingPage(server))
}

start().catch(exitWithReason)
