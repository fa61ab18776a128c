"""The `rubicon` command."""

import sys
from collections.abc import Mapping
from importlib import import_module
from io import TextIOWrapper
from typing import IO, Any

import click

from rubicon import __version__
from rubicon.cli.saying import choose_language, say
from rubicon.cli.screen import visible
from rubicon.core.errors import BadInput
from rubicon.words import written

INTERRUPTED = 130


class Failure(click.ClickException):
    """Wrong use: one sentence on standard error, and exit status 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """The sentence."""
        text = str(say("error", text=written(self.message)))
        click.echo(text, file=file, err=file is None)


class Rubicon(click.Group):
    """The command, which turns everything that can be wrong with its input into one sentence.

    A subcommand is loaded when it is needed: `rubicon play` does not wait for the arena.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The subcommands, in the order in which they are shown."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A subcommand by its name."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"rubicon.cli.{COMMANDS[cmd_name]}")
        command: click.Command = getattr(module, cmd_name)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what stands before the subcommand."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise Failure(one_line(error.format_message())) from None

    def invoke(self, ctx: click.Context) -> Any:
        """Run a subcommand."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise Failure(one_line(error.format_message())) from None
        except BadInput as error:
            raise Failure(one_line(str(error))) from None
        except (KeyboardInterrupt, click.Abort):
            click.echo(say("interrupted"), err=True)
            ctx.exit(INTERRUPTED)


def one_line(text: str) -> str:
    """A message without line breaks."""
    return visible(" ".join(text.split()))


EXAMPLES = """
\b
Examples:
  rubicon serve
  rubicon play end_of_the_triumvirate
  rubicon play end_of_the_triumvirate --players 2 --record game.txt
  rubicon replay game.txt
  rubicon rules end_of_the_triumvirate 4.7

'rubicon COMMAND --help' says more about each.
"""


@click.group(
    cls=Rubicon,
    epilog=EXAMPLES,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, message="rubicon %(version)s")
@click.option(
    "--language",
    metavar="CODE",
    help="The language of what is shown: en, for example. Default: RUBICON_LANGUAGE, else that of "
    "the environment (LC_ALL, LC_MESSAGES, LANG), else English.",
)
@click.pass_context
def cli(context: click.Context, language: str | None) -> None:
    """Strategy games about the end of the Roman Republic: play, study and measure them."""
    choose_language(language)
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


COMMANDS: Mapping[str, str] = {
    "serve": "serve",
    "play": "play",
    "replay": "replay",
    "verify": "replay",
    "lessons": "lessons",
    "rules": "library",
    "options": "library",
    "games": "library",
    "board": "library",
    "position": "position",
    "solve": "solve",
    "arena": "arena",
    "duplicate": "duplicate",
    "ladder": "ladder",
    "balance": "balance",
    "fuzz": "measure",
    "bench": "measure",
    "perft": "measure",
    "tune": "tune",
    "load": "serve",
    "admin": "admin",
}
"""Each subcommand with the module that has it."""


def main() -> None:
    """Run the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Where a sign can't be shown or read, a question mark is better than a traceback.
            stream.reconfigure(errors="replace")
    cli(prog_name="rubicon")
