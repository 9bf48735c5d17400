// Entry of `npm start`. Only this sentence is safe to run on any Node, so all else is imported after it.
if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(`boreal: this is Node ${process.versions.node}, and Boreal needs Node 26, which "npm start" and "npm test" install and use by themselves. Start it by: npm start`);
  process.exit(3);
}

const { runServer } = await import('./runServer.ts');
await runServer('start', process.argv.slice(2));
