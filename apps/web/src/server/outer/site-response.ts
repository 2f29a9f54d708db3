import { type IncomingMessage, ServerResponse } from 'node:http'

/** Returns the replacement of the whole body. */
type Rewrite = (body: Buffer) => Uint8Array | string | Promise<Uint8Array>

/**
 * The response class of our server (`ServerResponse` option of `http.createServer`). Lets a step review the head before
 * it is sent, and replace the body.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /**
   * Called once, when status and headers are final. Returns a function to replace the body, or undefined to keep it.
   */
  reviewHead: (() => Rewrite | undefined) | undefined
  private isReviewed = false
  private buffered: { parts: Buffer[]; rewrite: Rewrite } | undefined

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.at(-1)
    // Sets each header separately, so that the review can read and change it.
    if (typeof headers === 'object' && headers !== null && !Array.isArray(headers)) {
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) this.setHeader(name, value)
      rest.pop()
    }
    this.review()
    if (!this.buffered) Reflect.apply(super.writeHead, this, [this.statusCode, ...rest])
    return this
  }

  override flushHeaders(): void {
    this.review()
    if (!this.buffered) super.flushHeaders()
  }

  // Untyped, because the base class has overloads. The arguments are passed on unchanged.
  override write(...parts: unknown[]): boolean {
    this.review()
    if (!this.buffered) return Reflect.apply(super.write, this, parts)
    this.hold(parts)
    return true
  }

  override end(...parts: unknown[]): this {
    this.review()
    // Load shedding counts a request only until its response is complete, even if the visitor reads slowly.
    this.emit('answered')
    if (!this.buffered) return Reflect.apply(super.end, this, parts)
    this.hold(parts)
    const body = this.buffered.rewrite(Buffer.concat(this.buffered.parts))
    this.buffered = undefined
    if (body instanceof Promise) this.endLater(body)
    else {
      this.setHeader('content-length', Buffer.byteLength(body))
      super.end(body)
    }
    return this
  }

  /** Sends the head at once, because Next answers 404 if nothing was sent when it has ended the response. */
  private endLater(body: Promise<Uint8Array>): void {
    this.removeHeader('content-length')
    super.flushHeaders()
    body.then(
      (whole) => super.end(whole),
      (error: Error) => this.destroy(error),
    )
  }

  /**
   * Keeps only the first Location header. Next sets it when it renders a redirecting page, and appends it again from
   * its cache.
   */
  override appendHeader(name: string, value: string | readonly string[]): this {
    return name.toLowerCase() === 'location' && this.hasHeader(name) ? this : super.appendHeader(name, value)
  }

  private review(): void {
    if (this.isReviewed) return
    this.isReviewed = true
    const rewrite = this.reviewHead?.()
    if (rewrite) this.buffered = { parts: [], rewrite }
    // An event stream never ends, and costs nothing once it is open. So load shedding counts it only until then.
    if (String(this.getHeader('content-type')).startsWith('text/event-stream')) this.emit('answered')
  }

  private hold([part, ...rest]: unknown[]): void {
    if (typeof part === 'string' || part instanceof Uint8Array) this.buffered?.parts.push(Buffer.from(part))
    const callback = [part, ...rest].find((value) => typeof value === 'function')
    if (callback) process.nextTick(callback)
  }
}
