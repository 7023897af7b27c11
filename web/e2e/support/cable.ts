/** The cable between a browser and the server: it can be cut, go silent, and be repaired. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server as Listener, type Socket } from 'node:net';

type State = 'whole' | 'cut' | 'silent';

export class Cable {
  readonly address: string;
  private state: State = 'whole';
  private readonly ends = new Set<Socket>();

  private constructor(
    private readonly listener: Listener,
    private readonly to: URL,
  ) {
    this.address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    listener.on('connection', (near: Socket) => this.join(near));
  }

  static async to(address: string): Promise<Cable> {
    const listener = createServer();
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new Cable(listener, new URL(address));
  }

  /** Break every connection, and let nobody through. */
  cut(): void {
    this.state = 'cut';
    for (const end of this.ends) end.destroy();
  }

  /** Nothing comes through any more, and nobody is told. */
  silence(): void {
    this.state = 'silent';
    for (const end of this.ends) end.pause();
  }

  repair(): void {
    this.state = 'whole';
    for (const end of this.ends) end.resume();
  }

  remove(): void {
    this.cut();
    this.listener.close();
  }

  private join(near: Socket): void {
    if (this.state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(this.to.port), this.to.hostname);
    this.link(near, far);
    this.link(far, near);
    if (this.state === 'silent') this.silence();
  }

  private link(from: Socket, to: Socket): void {
    this.ends.add(from);
    from.on('data', (data) => to.write(data));
    from.on('error', () => to.destroy());
    from.on('end', () => to.end());
    from.on('close', () => {
      this.ends.delete(from);
      to.destroy();
    });
  }
}
