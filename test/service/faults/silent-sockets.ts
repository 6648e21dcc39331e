import { connect, type Socket } from 'node:net';

/** Sockets that are opened before waiting for them. More would overflow the backlog of the port. */
const WAVE = 250;

/**
 * Opens sockets that never send a byte, one wave after the other. Returns how many were connected, and a function that
 * closes those that the service has not closed.
 */
export async function openSilentSockets(port: number, count: number, duringWave?: () => Promise<void>) {
  const open = new Set<Socket>();
  let connected = 0;
  for (let done = 0; done < count; done += WAVE) {
    const wave = Array.from({ length: Math.min(WAVE, count - done) }, () => openSocket(port, open));
    connected += (await Promise.all(wave)).filter(Boolean).length;
    await duringWave?.();
  }
  return {
    connected,
    stillOpen: () => open.size,
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

function openSocket(port: number, open: Set<Socket>): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      open.add(socket);
      resolve(true);
    });
    socket.on('error', () => resolve(false));
    socket.on('close', () => open.delete(socket));
    // Without reading, the end that the service sends would not be noticed.
    socket.resume();
  });
}
