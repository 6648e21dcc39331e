// Loaded into a measured service: answers how many bytes its heap holds after a collection.
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage().heapUsed);
});
process.channel.unref();
